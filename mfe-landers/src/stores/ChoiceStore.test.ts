import { MAX_INTERESTS, ChoiceStore, toPrefill } from './ChoiceStore';

const SIX_INTERESTS = ['art', 'bbq', 'beach', 'coffee', 'cooking', 'dancing'] as const;

describe('ChoiceStore', () => {
  it('R-356 accepts at most five interests', () => {
    const choice = new ChoiceStore();
    SIX_INTERESTS.forEach(choice.toggle);
    expect(choice.interests).toEqual(SIX_INTERESTS.slice(0, MAX_INTERESTS));
    expect(choice.isFull).toBe(true);
  });

  it('R-356 deselecting an interest makes room for another', () => {
    const choice = new ChoiceStore();
    SIX_INTERESTS.forEach(choice.toggle);
    choice.toggle('art');
    choice.toggle('dancing');
    expect(toPrefill(choice, undefined)).toEqual({ interests: ['bbq', 'beach', 'coffee', 'cooking', 'dancing'] });
  });

  it('R-357 passes a region together with its country', () => {
    const choice = new ChoiceStore();
    choice.chooseRegion('UT');
    expect(toPrefill(choice, 'NL')).toEqual({ country: 'NL', region: 'UT' });
    expect(toPrefill(choice, undefined)).toEqual({});
  });

  it('R-347 prefills nothing in the sign-up without a choice', () => {
    expect(toPrefill(new ChoiceStore(), 'NL')).toEqual({});
  });
});
