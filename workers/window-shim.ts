// jsencrypt seeds its random numbers from crypto only where `window` exists, and from Math.random elsewhere. Inside a
// worker the global itself stands in for it, before jsencrypt is imported.
(globalThis as { window?: unknown }).window ??= globalThis;
