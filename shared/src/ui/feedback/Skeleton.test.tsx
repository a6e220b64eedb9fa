import { act, render, screen } from '@testing-library/react';
import { useSteadyLoading } from './Skeleton';

const List = ({ isLoading }: { isLoading: boolean }) => <p>{useSteadyLoading(isLoading) ? 'Loading' : 'Anna'}</p>;

const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

describe('a list that loads', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('R-162 shows that it does for 200 ms at least', () => {
    const { rerender } = render(<List isLoading />);
    wait(10);
    rerender(<List isLoading={false} />);
    wait(189);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    wait(1);
    expect(screen.getByText('Anna')).toBeInTheDocument();
  });

  it('R-162 that took longer is there at once', () => {
    const { rerender } = render(<List isLoading />);
    wait(900);
    rerender(<List isLoading={false} />);
    expect(screen.getByText('Anna')).toBeInTheDocument();
  });

  it('R-162 that is there already never waits', () => {
    render(<List isLoading={false} />);
    expect(screen.getByText('Anna')).toBeInTheDocument();
  });

  it('R-162 that loads again shows it for 200 ms again, and leaves no timer behind', () => {
    const { rerender, unmount } = render(<List isLoading={false} />);
    rerender(<List isLoading />);
    rerender(<List isLoading={false} />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
