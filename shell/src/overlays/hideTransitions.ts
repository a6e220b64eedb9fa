const hide = (event: Event): void => event.stopImmediatePropagation();

/**
 * Keeps beginning transitions from whoever listens at the document. React-aria does, and remembers every element in transition: one that goes
 * in the middle of several would stay, with the whole page it belonged to.
 */
export const hideTransitions = (view: Window): void => view.addEventListener('transitionrun', hide, true);
