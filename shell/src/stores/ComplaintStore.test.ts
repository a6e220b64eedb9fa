import { aStore } from '@rendezvous/shared/testing';
import { ComplaintStore } from './ComplaintStore';

describe('a complaint', () => {
  it.each([
    [19, true],
    [20, false],
    [2_000, false],
    [2_001, true],
  ])('R-090 a description of %i characters, however they are stored, is wrong: %s', (length, isWrong) => {
    const complaint = new ComplaintStore(aStore().store);
    complaint.set('description', '🙂'.repeat(length));
    expect(complaint.problems.description).toBe(isWrong);
  });
});
