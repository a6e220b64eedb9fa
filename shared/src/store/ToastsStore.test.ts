import { ApiError } from '@rendezvous/shared/http';
import { ToastsStore } from './ToastsStore';

describe('toasts', () => {
  it('R-030 stack and close one by one', () => {
    const toasts = new ToastsStore();
    const first = toasts.show('Saved');
    toasts.show('Deleted', { tone: 'info', action: { label: 'Undo', onPress: () => undefined }, duration: 6_000 });
    toasts.dismiss(first);
    expect(toasts.items).toMatchObject([{ tone: 'info', content: 'Deleted', duration: 6_000 }]);
  });

  it('R-163 are not shown for an ended session or an aborted call', () => {
    const toasts = new ToastsStore();
    toasts.showError(new ApiError('authentication_required'));
    toasts.showError(new DOMException('Aborted', 'AbortError'));
    expect(toasts.items).toEqual([]);
  });

  it('are shown for any other error', () => {
    const toasts = new ToastsStore();
    toasts.showError(new ApiError('like_limit'));
    toasts.showError('odd');
    expect(toasts.items.map(({ content }) => content)).toMatchObject([{ code: 'like_limit' }, { code: 'unknown' }]);
  });
});
