import { act, render, screen } from '@testing-library/react';
import { useSteadyLoading } from './Skeleton';

const List = ({ isLoading }: { isLoading: boolean }) => <p>{useSteadyLoading(isLoading) ? 'Loading' : 'Anna'}</p>;

const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

describe('a list that loads', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('R-162 shows the loading state for at least 200 ms', () => {
    const { rerender } = render(<List isLoading />);
    wait(10);
    rerender(<List isLoading={false} />);
    wait(189);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    wait(1);
    expect(screen.getByText('Anna')).toBeInTheDocument();
  });

  it('R-162 is shown at once when loading took longer', () => {
    const { rerender } = render(<List isLoading />);
    wait(900);
    rerender(<List isLoading={false} />);
    expect(screen.getByText('Anna')).toBeInTheDocument();
  });

  it('R-162 is shown without waiting when it is already there', () => {
    render(<List isLoading={false} />);
    expect(screen.getByText('Anna')).toBeInTheDocument();
  });

  it('R-162 shows the loading state for 200 ms again on a reload, and leaves no timer behind', () => {
    const { rerender, unmount } = render(<List isLoading={false} />);
    rerender(<List isLoading />);
    rerender(<List isLoading={false} />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
