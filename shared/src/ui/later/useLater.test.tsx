import { render, screen } from '@testing-library/react';
import { Later } from './Later';
import { useLater } from './useLater';

type Greeting = () => string;

const Part = ({ later, isWanted = true }: { later: Later<Greeting>; isWanted?: boolean }) => {
  const greet = useLater(later, isWanted);
  return <p>{greet ? greet() : 'nothing yet'}</p>;
};

describe('a later part', () => {
  afterEach(() => jest.useRealTimers());

  it('R-096 is fetched when it is wanted, once for all who want it', async () => {
    const load = jest.fn(async (): Promise<Greeting> => () => 'Hello');
    const later = new Later(load);
    const { rerender } = render(<Part later={later} isWanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(
      <>
        <Part later={later} />
        <Part later={later} />
      </>,
    );
    expect(await screen.findAllByText('Hello')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again, ever more slowly, until it comes', async () => {
    jest.useFakeTimers();
    const load = jest.fn((): Promise<Greeting> => Promise.reject(new Error('offline')));
    const later = new Later(load);
    later.fetch();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockResolvedValue(() => 'Hello');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(later.current?.()).toBe('Hello');
  });

  it('is there at once where it is provided', () => {
    const later = new Later<Greeting>(() => Promise.reject(new Error('no network')));
    later.provide(() => 'Hello');
    render(<Part later={later} />);
    expect(screen.getByText('Hello')).toBeVisible();
  });
});
