import { whenLoaded } from './whenLoaded';

const setReadyState = (state: DocumentReadyState): void =>
  void Object.defineProperty(document, 'readyState', { configurable: true, value: state });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
});

test('waits for the page and all its pictures', () => {
  const task = jest.fn();
  setReadyState('interactive');
  whenLoaded(task);
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('can be canceled before and after loading', () => {
  const task = jest.fn();
  setReadyState('interactive');
  whenLoaded(task)();
  window.dispatchEvent(new Event('load'));
  setReadyState('complete');
  whenLoaded(task)();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
