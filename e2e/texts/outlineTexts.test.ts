import { markText } from './marks';
import { planOutlines } from './outlineTexts';

const SIGN_COUNT = 14;

describe('outlines of marked texts', () => {
  it('start behind the opening mark and end before the closing one', () => {
    expect(planOutlines(['Anna', markText('Tykkää', 9)], [])).toEqual([
      { label: 1, textNumber: 9, target: { from: [1, SIGN_COUNT], to: [1, SIGN_COUNT + 'Tykkää'.length] } },
    ]);
  });

  it('reach across the elements inside a text', () => {
    const text = markText('Lue ehdot ensin', 2);
    const nodes = [text.slice(0, SIGN_COUNT + 4), 'ehdot', ' ensin', text.slice(-1)];
    expect(planOutlines(nodes, [])).toEqual([{ label: 1, textNumber: 2, target: { from: [0, SIGN_COUNT], to: [3, 0] } }]);
  });

  it('have the same number when they show the same text, also as a label', () => {
    const labels = planOutlines([markText('Sulje', 5), markText('Avaa', 6)], [markText('Avaa', 6), markText('Haku', 7)]).map(
      ({ label, textNumber }) => [label, textNumber],
    );
    expect(labels).toEqual([
      [1, 5],
      [2, 6],
      [2, 6],
      [3, 7],
    ]);
  });
});
