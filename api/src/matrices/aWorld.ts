import { aConversation } from '../testing/aConversation';
import { aMandate } from '../testing/aMandate';
import type { TestMember } from '../testing/aMember';
import type { TestApi } from '../testing/testApi';

/** A member and the ids of their data, which another caller could try to use. */
export interface World {
  member: TestMember;
  conversationId: string;
  messageId: string;
  photoId: string;
  paymentId: string;
  mandateReference: string;
}

async function createPayment(api: TestApi, memberId: string): Promise<string> {
  const id = api.ports.random.id();
  await api.db
    .insertInto('payments')
    .values({
      id,
      member_id: memberId,
      client_id: id,
      package_id: 1,
      credits: 10,
      amount: 1000,
      original_amount: 1000,
      currency: 'EUR',
      country: 'NL',
      method: 'ideal',
      status: 'pending',
      discount_code: null,
      created_at: api.now(),
      completed_at: null,
      expires_at: api.now() + 3_600,
      terms_version: '1',
      consent_start: true,
      provider_reference: id,
    })
    .execute();
  return id;
}

/** Creates a member with a conversation, a message, a photo, a payment and a mandate. */
export async function aWorld(api: TestApi, traits: Parameters<typeof aConversation>[1] = {}): Promise<World> {
  const { me, id, mine, send } = await aConversation(api, { ...traits, me: { photo: true, ...traits.me } });
  const { message } = (await send({ body: 'Private' })).body;
  const { main_image: image } = (await mine.get('/api/profile.php')).body.profile;
  return {
    member: me,
    conversationId: id,
    messageId: message.id,
    photoId: image.id,
    paymentId: await createPayment(api, me.id),
    mandateReference: await aMandate(api, me),
  };
}
