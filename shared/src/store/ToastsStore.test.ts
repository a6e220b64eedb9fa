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

  it('R-163 an ended session and an aborted call say nothing', () => {
    const toasts = new ToastsStore();
    toasts.showError(new ApiError('authentication_required'));
    toasts.showError(new DOMException('Aborted', 'AbortError'));
    expect(toasts.items).toEqual([]);
  });

  it('shows anything else that went wrong', () => {
    const toasts = new ToastsStore();
    toasts.showError(new ApiError('like_limit'));
    toasts.showError('odd');
    expect(toasts.items.map(({ content }) => content)).toMatchObject([{ code: 'like_limit' }, { code: 'unknown' }]);
  });
});
