import { selectNext, parsePriority } from './priority';

describe('the priority of a response', () => {
  it.each([
    ['u=1, i', { urgency: 1, isIncremental: true }],
    ['u=5', { urgency: 5, isIncremental: false }],
    ['i', { urgency: 3, isIncremental: true }],
    ['u=9', { urgency: 3, isIncremental: false }],
    [undefined, { urgency: 3, isIncremental: false }],
  ])('is read from the header %s', (header, priority) => {
    expect(parsePriority(header)).toEqual(priority);
  });

  const aWaitingResponse = (name: string, urgency: number, isIncremental: boolean, lastSent = 0) => ({
    name,
    urgency,
    isIncremental,
    lastSent,
  });

  it.each([
    ['the most urgent first', [aWaitingResponse('picture', 5, true), aWaitingResponse('script', 1, false)], 'script'],
    ['whole responses in the order they came', [aWaitingResponse('first', 1, false, 7), aWaitingResponse('second', 1, false)], 'first'],
    [
      'a whole one share with isIncremental ones',
      [aWaitingResponse('script', 1, false, 9), aWaitingResponse('picture', 1, true, 8)],
      'picture',
    ],
    ['isIncremental ones in turn', [aWaitingResponse('just sent', 5, true, 9), aWaitingResponse('waits', 5, true, 8)], 'waits'],
  ])('picks the next response to send: %s', (_rule, responses, name) => {
    expect(selectNext(responses)?.name).toBe(name);
  });

  it('has nothing to send when nothing waits', () => {
    expect(selectNext([])).toBeUndefined();
  });
});
