import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStableScroll } from './useStableScroll';

const ROW_PX = 50;
const BOX_PX = 200;

/** Fakes the layout that jsdom lacks: rows of 50 px in a box that shows four and, laid out from its end, has negative scroll positions. */
function layOut(): void {
  Object.defineProperties(HTMLElement.prototype, {
    scrollHeight: {
      configurable: true,
      get(this: HTMLElement) {
        return this.querySelectorAll('li').length * ROW_PX;
      },
    },
    clientHeight: { configurable: true, get: () => BOX_PX },
    getBoundingClientRect: {
      configurable: true,
      value(this: HTMLElement) {
        const rowsBelow = this.parentElement ? [...this.parentElement.children].slice([...this.parentElement.children].indexOf(this)) : [];
        return { top: this.matches('li') ? BOX_PX - rowsBelow.length * ROW_PX : 0 };
      },
    },
  });
}

function Rows({ keys, mine = false, divider }: { keys: readonly string[]; mine?: boolean; divider?: string }) {
  const scroll = useStableScroll({ lastKey: keys.at(-1), isLastMine: mine, count: keys.length });
  return (
    <>
      <div ref={scroll.ref} onScroll={scroll.onScroll} role="region" aria-label="rows">
        {keys.map((key) => (
          <li key={key} {...(key === divider && { 'data-divider': true })} />
        ))}
      </div>
      <output>{`${scroll.isAtEnd ? 'end' : 'above'} ${scroll.missedCount}`}</output>
      <button onClick={scroll.scrollToEnd}>Newest</button>
    </>
  );
}

const createKeys = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `r${from + index}`);
const getBox = () => screen.getByRole('region', { name: 'rows' });
const scrollTo = (fromEnd: number) => {
  getBox().scrollTop = -fromEnd;
  fireEvent.scroll(getBox());
};
const getDistanceFromStart = () => getBox().scrollHeight + getBox().scrollTop;

describe('useStableScroll', () => {
  beforeAll(layOut);
  afterAll(() => {
    for (const name of ['scrollHeight', 'clientHeight', 'getBoundingClientRect']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  test('R-273 a conversation opens at its end, also when the first unread message is on screen there', () => {
    render(<Rows keys={createKeys(1, 20)} divider="r18" />);
    expect(getBox().scrollTop).toBe(0);
    expect(screen.getByRole('status')).toHaveTextContent('end 0');
  });

  test('R-273 a conversation opens at the first unread message when that is further up', () => {
    render(<Rows keys={createKeys(1, 20)} divider="r6" />);
    const hiddenPx = 15 * ROW_PX - BOX_PX;
    expect(getBox().scrollTop).toBeCloseTo(-(hiddenPx + BOX_PX / 3));
    expect(screen.getByRole('status')).toHaveTextContent('above 0');
  });

  test('R-273 older rows are added above without moving what is being read', () => {
    const { rerender } = render(<Rows keys={createKeys(11, 30)} />);
    scrollTo(620);
    rerender(<Rows keys={createKeys(1, 30)} />);
    expect(getBox().scrollTop).toBe(-620);
    expect(screen.getByRole('status')).toHaveTextContent('above 0');
  });

  test('R-273 at the end new rows are followed; further up they are counted until the reader jumps to the end', () => {
    const { rerender } = render(<Rows keys={createKeys(1, 20)} />);
    scrollTo(20);
    rerender(<Rows keys={createKeys(1, 21)} />);
    expect(getBox().scrollTop).toBe(0);
    scrollTo(700);
    const readingPosition = getDistanceFromStart();
    rerender(<Rows keys={createKeys(1, 23)} />);
    expect(getDistanceFromStart()).toBe(readingPosition);
    expect(screen.getByRole('status')).toHaveTextContent('above 2');
    act(() => screen.getByRole('button', { name: 'Newest' }).click());
    expect(screen.getByRole('status')).toHaveTextContent('end 0');
  });

  test('R-273 a message of mine always scrolls to the end', () => {
    const { rerender } = render(<Rows keys={createKeys(1, 20)} />);
    scrollTo(700);
    rerender(<Rows keys={createKeys(1, 21)} mine />);
    expect(getBox().scrollTop).toBe(0);
    expect(screen.getByRole('status')).toHaveTextContent('end 0');
  });
});
