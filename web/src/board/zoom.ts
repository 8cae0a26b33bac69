/** The part of the board that is seen: wheel, drag, two fingers. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { SIZE } from "./geometry";

const RIM = 60;
const WHOLE = { x: -RIM, y: -RIM, size: SIZE + 2 * RIM };
export type Window = typeof WHOLE;

function kept({ x, y, size }: Window): Window {
  const fit = Math.min(WHOLE.size, Math.max(300, size));
  const most = WHOLE.size - fit - RIM;
  return { x: Math.min(most, Math.max(-RIM, x)), y: Math.min(most, Math.max(-RIM, y)), size: fit };
}

/** `moved` tells whether the pointer just dragged, so that a drag is no click. */
export function useZoom(svg: RefObject<SVGSVGElement | null>) {
  const [seen, setSeen] = useState<Window>(WHOLE);
  const fingers = useRef(new Map<number, [number, number]>());
  const moved = useRef(false);

  const zoom = useCallback((factor: number, at?: [number, number]) => {
    setSeen((now) => {
      const [cx, cy] = at ?? [now.x + now.size / 2, now.y + now.size / 2];
      const size = Math.min(WHOLE.size, Math.max(300, now.size * factor));
      const ratio = size / now.size;
      return kept({ x: cx - (cx - now.x) * ratio, y: cy - (cy - now.y) * ratio, size });
    });
  }, []);

  /** A point of the screen on the board (y down). */
  const at = useCallback(
    (clientX: number, clientY: number): [number, number] => {
      const matrix = svg.current?.getScreenCTM?.();
      if (!matrix) return [0, 0];
      return [(clientX - matrix.e) / matrix.a, (clientY - matrix.f) / matrix.d];
    },
    [svg],
  );

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, at(event.clientX, event.clientY));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [svg, zoom, at]);

  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) moved.current = false;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now: [number, number] = [event.clientX, event.clientY];
    if (Math.hypot(now[0] - before[0], now[1] - before[1]) < 6 && !moved.current) return;
    moved.current = true;
    const scale = svg.current?.getScreenCTM?.()?.a ?? 1;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const ratio =
        Math.hypot(before[0] - other[0], before[1] - other[1]) /
        Math.max(1, Math.hypot(now[0] - other[0], now[1] - other[1]));
      zoom(ratio, at((now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
    } else {
      const [dx, dy] = [(now[0] - before[0]) / scale, (now[1] - before[1]) / scale];
      setSeen((window) => kept({ ...window, x: window.x - dx, y: window.y - dy }));
    }
    fingers.current.set(event.pointerId, now);
  };

  return {
    seen,
    zoom,
    at,
    moved,
    whole: () => setSeen(WHOLE),
    handlers: {
      onPointerDown,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onPointerLeave: onPointerUp,
      onPointerMove,
    },
  };
}
