/** All catalogues of this language, one chunk of the build. */
export const files = import.meta.glob<string>("../../../src/sacredwire/content/data/text/es/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
