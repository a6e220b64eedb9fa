import { ApiError } from '@rendezvous/shared/http';
import { barriers, renderPart } from '@rendezvous/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ToastItem } from './Toast';
import { Toasts } from './Toasts';

const savedToast: ToastItem = { id: 1, tone: 'success', content: 'Saved' };

const advanceTime = (ms: number): void => {
  act(() => jest.advanceTimersByTime(ms));
};

const show = (...toasts: ToastItem[]) => {
  const onClose = jest.fn();
  return { ...renderPart(<Toasts toasts={toasts} onClose={onClose} />), onClose };
};

describe('R-030 toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stack and are announced through a live region that is always there', () => {
    show();
    expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite');
  });

  it('are at most 350 px wide', () => {
    show(savedToast, { id: 2, content: 'Removed' });
    expect(screen.getByText('Removed').parentElement).toHaveStyle({ maxWidth: '350px' });
  });

  it('close by themselves after 5 s', () => {
    const { onClose } = show(savedToast);
    advanceTime(4_999);
    expect(onClose).not.toHaveBeenCalled();
    advanceTime(1);
    expect(onClose).toHaveBeenCalledWith(1);
  });

  it.each([
    ['the pointer is over them', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus is inside', fireEvent.focus, fireEvent.blur],
  ])('stay open while %s', (_, hold, release) => {
    const { onClose } = show(savedToast);
    const closeButton = screen.getByRole('button', { name: 'Close' });
    hold(closeButton);
    advanceTime(60_000);
    expect(onClose).not.toHaveBeenCalled();
    release(closeButton);
    advanceTime(5_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that follow one closed early stay for their full time', () => {
    const { onClose, rerender } = show(savedToast);
    advanceTime(3_000);
    rerender(<Toasts toasts={[{ id: 2, content: 'Removed' }]} onClose={onClose} />);
    advanceTime(4_999);
    expect(onClose).not.toHaveBeenCalled();
    advanceTime(1);
    expect(onClose.mock.calls).toEqual([[2]]);
  });

  it('close with their close button', () => {
    const { onClose } = show(savedToast);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledWith(1);
  });

  it('offer an undo action for the duration they are given', () => {
    const onPress = jest.fn();
    const { onClose } = show({ ...savedToast, duration: 6_000, action: { label: 'Undo', onPress } });
    advanceTime(5_999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('R-168 describe an error in words and announce it at once', () => {
    show({ id: 3, tone: 'danger', content: new ApiError('login_failed') });
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed, please try again');
  });

  it('have no accessibility violations', async () => {
    jest.useRealTimers();
    const { container } = show(savedToast, { id: 3, tone: 'danger', content: 'Failed' });
    expect(await barriers(container)).toEqual([]);
  });
});
