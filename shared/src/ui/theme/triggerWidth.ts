/** Width of the control a list hangs under, as React Aria publishes it. */
export const triggerWidth = 'var(--trigger-width)';
