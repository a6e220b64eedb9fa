import type { LiveEvent } from '@rendezvous/shared/contract';
import { openEvents } from './LiveEventsListener';

/** Stand-in for the browser's EventSource, driven by the test. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static lastInstance: FakeEventSource;
  readyState = 1;
  onmessage: (event: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor(readonly url: string) {
    super();
    FakeEventSource.lastInstance = this;
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const open = () => {
  const events: LiveEvent[] = [];
  const [onOpen, onRejected] = [jest.fn(), jest.fn()];
  return { events, onOpen, onRejected, end: openEvents({ onEvent: (event) => void events.push(event), onOpen, onRejected }) };
};

describe('the stream of live events', () => {
  beforeAll(() => void Object.assign(globalThis, { EventSource: FakeEventSource }));
  afterAll(() => void Reflect.deleteProperty(globalThis, 'EventSource'));

  it('R-075 reads events of the api until it is closed', () => {
    const { events, end } = open();
    FakeEventSource.lastInstance.onmessage({ data: '{"type":"changed","kinds":["likes"]}' });
    expect(FakeEventSource.lastInstance.url).toBe('/api/events.php');
    expect(events).toEqual([{ type: 'changed', kinds: ['likes'] }]);
    end();
    expect(FakeEventSource.lastInstance.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('R-075 reports its start only once; after a reconnect the api sends what it missed', () => {
    const { onOpen } = open();
    FakeEventSource.lastInstance.dispatchEvent(new Event('open'));
    FakeEventSource.lastInstance.dispatchEvent(new Event('open'));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('R-075 leaves a lost connection to the browser and reports a refusal', () => {
    const { onRejected } = open();
    FakeEventSource.lastInstance.readyState = 0;
    FakeEventSource.lastInstance.onerror();
    expect(onRejected).not.toHaveBeenCalled();
    FakeEventSource.lastInstance.close();
    FakeEventSource.lastInstance.onerror();
    expect(onRejected).toHaveBeenCalledTimes(1);
  });
});
