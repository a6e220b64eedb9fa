import type { LiveEvent } from '@rendezvous/shared/contract';
import { openEvents } from './LiveEventsListener';

/** Stand-in for the browser's EventSource, driven by the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeSource;
  readyState = 1;
  onmessage: (event: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor(readonly url: string) {
    super();
    FakeSource.last = this;
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

const open = () => {
  const events: LiveEvent[] = [];
  const [onOpen, onRejected] = [jest.fn(), jest.fn()];
  return { events, onOpen, onRejected, end: openEvents({ onEvent: (event) => void events.push(event), onOpen, onRejected }) };
};

describe('the stream of live events', () => {
  beforeAll(() => void Object.assign(globalThis, { EventSource: FakeSource }));
  afterAll(() => void Reflect.deleteProperty(globalThis, 'EventSource'));

  it('R-075 reads events of the api until it is closed', () => {
    const { events, end } = open();
    FakeSource.last.onmessage({ data: '{"type":"changed","kinds":["likes"]}' });
    expect(FakeSource.last.url).toBe('/api/events.php');
    expect(events).toEqual([{ type: 'changed', kinds: ['likes'] }]);
    end();
    expect(FakeSource.last.readyState).toBe(FakeSource.CLOSED);
  });

  it('R-075 reports its start only once; after a reconnect the api sends what it missed', () => {
    const { onOpen } = open();
    FakeSource.last.dispatchEvent(new Event('open'));
    FakeSource.last.dispatchEvent(new Event('open'));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('R-075 leaves a lost connection to the browser and reports a refusal', () => {
    const { onRejected } = open();
    FakeSource.last.readyState = 0;
    FakeSource.last.onerror();
    expect(onRejected).not.toHaveBeenCalled();
    FakeSource.last.close();
    FakeSource.last.onerror();
    expect(onRejected).toHaveBeenCalledTimes(1);
  });
});
