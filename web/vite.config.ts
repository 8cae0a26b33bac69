import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.SACREDWIRE_SERVER ?? "http://127.0.0.1:8028";

// The server accepts requests of its own page alone, so the development server speaks as if it were that page.
const proxy = {
  target: server,
  changeOrigin: true,
  ws: true,
  headers: { origin: server },
};

export default defineConfig({
  base: "/",
  plugins: [react()],
  server: { proxy: { "/api": proxy }, fs: { allow: [".."] } },
  build: {
    outDir: process.env.SACREDWIRE_WEB_OUT ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy takes fonts and images from our own address only
    chunkSizeWarningLimit: 700,
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
} as Parameters<typeof defineConfig>[0]);
