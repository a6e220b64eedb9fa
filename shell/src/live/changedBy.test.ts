import type { LiveEvent } from '@rendezvous/shared/contract';
import type { MemberData } from '@rendezvous/shared/store';
import { aMessage } from '@rendezvous/shared/testing';
import { changedBy } from './changedBy';

const conversation = 'Chat000000';
const cases: [event: LiveEvent, kinds: MemberData[]][] = [
  [{ type: 'message', conversation, message: aMessage() }, ['chats', 'user']],
  [{ type: 'message_removed', conversation, message_id: 'Gone000000' }, ['chats', 'user']],
  [{ type: 'receipt', conversation, state: 'read', up_to: 'Last000000' }, ['chats']],
  [{ type: 'typing', conversation }, []],
  [{ type: 'changed', kinds: ['likes'] }, ['likes']],
  [{ type: 'changed', kinds: [] }, []],
];

describe('what a live event changes', () => {
  it.each(cases)('R-075 R-305 %j', (event, kinds) => {
    expect(changedBy(event)).toEqual(kinds);
  });
});
