import { runWhenPainted } from './runWhenPainted';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('runs after the first frame, once', () => {
  const task = jest.fn();
  runWhenPainted(task);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(40);
  expect(task).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('runs in a page that paints no frame', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const task = jest.fn();
  runWhenPainted(task);
  jest.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledTimes(1);
});
