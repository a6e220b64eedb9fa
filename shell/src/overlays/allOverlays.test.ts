import { hideTransitions } from './allOverlays';

describe('the start of a transition', () => {
  it('does not reach listeners on the document, which would hold on to removed elements', () => {
    const onTransitionRun = jest.fn();
    document.addEventListener('transitionrun', onTransitionRun);
    const startTransition = (): boolean => document.body.dispatchEvent(new Event('transitionrun', { bubbles: true }));
    startTransition();
    expect(onTransitionRun).toHaveBeenCalledTimes(1);
    hideTransitions(window);
    startTransition();
    expect(onTransitionRun).toHaveBeenCalledTimes(1);
    document.removeEventListener('transitionrun', onTransitionRun);
  });
});
