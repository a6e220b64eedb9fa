type PopGuard = (event: PopStateEvent) => void;

let guard: PopGuard | null = null;

// Listeners of a window run in the order of registration, so this one precedes any router.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event));

/** Calls `next` on Back and Forward before the router sees them, until set to null; it may stop the event. */
export function setPopGuard(next: PopGuard | null): void {
  guard = next;
}
