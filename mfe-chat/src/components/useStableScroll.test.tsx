import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStableScroll } from './useStableScroll';

const ROW_PX = 50;
const BOX_PX = 200;

/** jsdom has no layout: every row is 50 px high and the box shows four of them. */
function layOut(): void {
  Object.defineProperties(HTMLElement.prototype, {
    scrollHeight: {
      configurable: true,
      get(this: HTMLElement) {
        return this.querySelectorAll('li').length * ROW_PX;
      },
    },
    clientHeight: { configurable: true, get: () => BOX_PX },
    offsetTop: { configurable: true, get: () => 5 * ROW_PX },
  });
}

function Rows({ keys, mine = false, divider }: { keys: readonly string[]; mine?: boolean; divider?: string }) {
  const scroll = useStableScroll({ firstKey: keys[0], lastKey: keys.at(-1), lastIsMine: mine, count: keys.length });
  return (
    <>
      <div ref={scroll.ref} onScroll={scroll.onScroll} role="region" aria-label="rows">
        {keys.map((key) => (
          <li key={key} {...(key === divider && { 'data-divider': true })} />
        ))}
      </div>
      <output>{`${scroll.isAtEnd ? 'end' : 'above'} ${scroll.missed}`}</output>
      <button onClick={scroll.toEnd}>Newest</button>
    </>
  );
}

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `r${from + index}`);
const box = () => screen.getByRole('region', { name: 'rows' });
const scrollTo = (top: number) => {
  box().scrollTop = top;
  fireEvent.scroll(box());
};
const fromEnd = () => box().scrollHeight - box().scrollTop;

describe('useStableScroll', () => {
  beforeAll(layOut);
  afterAll(() => {
    for (const name of ['scrollHeight', 'clientHeight', 'offsetTop'] as const) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  test('R-273 a conversation opens at its end, or at the divider', () => {
    const { unmount } = render(<Rows keys={rows(1, 20)} />);
    expect(fromEnd()).toBeLessThanOrEqual(BOX_PX);
    unmount();
    render(<Rows keys={rows(1, 20)} divider="r6" />);
    expect(box().scrollTop).toBeCloseTo(5 * ROW_PX - BOX_PX / 3);
  });

  test('R-273 older rows come in above without moving what is read', () => {
    const { rerender } = render(<Rows keys={rows(11, 30)} />);
    scrollTo(120);
    const before = fromEnd();
    rerender(<Rows keys={rows(1, 30)} />);
    expect(fromEnd()).toBe(before);
    expect(screen.getByRole('status')).toHaveTextContent('above 0');
  });

  test('R-273 at the end new rows are followed; further up they are counted until the reader jumps', () => {
    const { rerender } = render(<Rows keys={rows(1, 20)} />);
    scrollTo(20 * ROW_PX - BOX_PX);
    rerender(<Rows keys={rows(1, 21)} />);
    expect(screen.getByRole('status')).toHaveTextContent('end 0');
    scrollTo(100);
    rerender(<Rows keys={rows(1, 23)} />);
    expect(box().scrollTop).toBe(100);
    expect(screen.getByRole('status')).toHaveTextContent('above 2');
    act(() => screen.getByRole('button', { name: 'Newest' }).click());
    expect(screen.getByRole('status')).toHaveTextContent('end 0');
  });

  test('R-273 a message of mine is always shown', () => {
    const { rerender } = render(<Rows keys={rows(1, 20)} />);
    scrollTo(100);
    rerender(<Rows keys={rows(1, 21)} mine />);
    expect(screen.getByRole('status')).toHaveTextContent('end 0');
  });
});
