const hide = (event: Event): void => event.stopImmediatePropagation();

/**
 * Hides transition starts from listeners on the document. React Aria remembers every element in transition: one removed during several of them would
 * leak, along with its whole page.
 */
export const hideTransitions = (view: Window): void => view.addEventListener('transitionrun', hide, true);
