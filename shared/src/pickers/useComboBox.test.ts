import { filterOptions } from './useComboBox';

const options = ['København', 'Malmö', 'Köln', 'Oslo'].map((label) => ({ value: label, label }));

describe('filterOptions', () => {
  it.each([
    ['o', ['Malmö', 'Köln', 'Oslo']],
    ['KOLN', ['Köln']],
    [' malmo ', ['Malmö']],
    ['', ['København', 'Malmö', 'Köln', 'Oslo']],
    ['xyz', []],
  ])('%p finds %j', (text, labels) => {
    expect(filterOptions(options, text).map(({ label }) => label)).toEqual(labels);
  });
});
