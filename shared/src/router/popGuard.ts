type PopGuard = (event: PopStateEvent) => void;

let guard: PopGuard | null = null;

// Listeners of a window are called in the order in which they came, so this one comes before any router.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event));

/** Lets `next` hear of Back and Forward before the router does, until null is set; it may keep them from it. */
export function setPopGuard(next: PopGuard | null): void {
  guard = next;
}
