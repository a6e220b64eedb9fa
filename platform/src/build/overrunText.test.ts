import { describeOverrun } from './BudgetPlugin';

const part = { budget: 'other lazy chunk', label: 'gifts', files: ['chunk-gifts.js'], modules: { 'a.ts': 2_048, 'b.ts': 30_720 } } as const;
const overrunBytes = 40 * 1_024;

describe('a budget', () => {
  it('R-096 says nothing while a part fits', () => {
    expect(describeOverrun({ ...part, files: [] }, 35 * 1_024)).toBeUndefined();
  });

  it('R-096 is named with size, limit and the largest modules', () => {
    expect(describeOverrun({ ...part, files: [] }, overrunBytes)).toBe(
      'Budget "other lazy chunk": gifts is 40.0 KB brotli, the limit is 35 KB. Largest: b.ts (30.0 KB), a.ts (2.0 KB) before minification.',
    );
  });

  it('names what is new since the last build that fitted', () => {
    expect(describeOverrun({ ...part, files: [] }, overrunBytes, { 'b.ts': 30_720 })).toContain('New since the last build: a.ts (2.0 KB).');
  });

  it('names no modules for texts, which have none', () => {
    expect(describeOverrun({ budget: 'texts of one language', label: 'lang/de.json', files: [], modules: {} }, overrunBytes)).toBe(
      'Budget "texts of one language": lang/de.json is 40.0 KB brotli, the limit is 12 KB.',
    );
  });
});
