import { anError, aStore, MemoryStorage, type StoreOptions } from '@rendezvous/shared/testing';
import { AnswersStore } from './AnswersStore';

const CHECK_AGE = 'POST /api/check-age.php';
const PATH = '/members/Anna000000/landing2';

function open(options: StoreOptions = {}, session = new MemoryStorage()): AnswersStore {
  const answers = new AnswersStore(aStore({ ...options, services: { session } }).store);
  answers.restore(PATH);
  return answers;
}

describe('AnswersStore', () => {
  it('R-345 prefills the sign-up with gender, age and place', () => {
    const store = open();
    store.choose({ gender: 'male' });
    store.choose({ year: '1990' });
    store.choose({ country: 'DE', region: 'BE' });
    expect(store.prefill).toEqual({ gender: 'male', date_of_birth: '1990--', country: 'DE', region: 'BE' });
  });

  it('R-345 prefills nothing for unanswered questions except the country of the visit', () => {
    expect(open({ settings: { geoip_selected_country: 'FR' } }).prefill).toEqual({ country: 'FR', region: '' });
  });

  it('R-191 the server checks a year of birth by its first day', async () => {
    const { store, api } = aStore({ api: { [CHECK_AGE]: { adult: true } } });
    const answers = new AnswersStore(store);
    answers.choose({ year: '1990' });
    expect(await answers.checkYear()).toBe(true);
    expect(api.calls(CHECK_AGE)).toEqual([{ date_of_birth: '1990-01-01' }]);
  });

  it('R-191 stops a minor and keeps none of the answers, nor in the tab', async () => {
    const session = new MemoryStorage();
    const answers = open({ api: { [CHECK_AGE]: anError('underage') } }, session);
    answers.choose({ gender: 'male', year: '2012' });
    answers.unlock(1);
    expect(await answers.checkYear()).toBe(false);
    expect(answers).toMatchObject({ isUnderage: true, reached: 0 });
    expect(answers.prefill).not.toHaveProperty('gender');
    expect(answers.prefill).not.toHaveProperty('date_of_birth');
    expect(session.get('lander-choices')).toBeNull();
  });

  it('R-191 without a reply, leaves the age check to the sign-up', async () => {
    const answers = open({ api: { [CHECK_AGE]: anError('server_error') } });
    answers.choose({ year: '1990' });
    expect(await answers.checkYear()).toBe(true);
    expect(answers.isUnderage).toBe(false);
  });

  it('R-345 opens the questions one by one, and no more than there are', () => {
    const store = open();
    store.unlock(1);
    expect(store.reached).toBe(1);
    store.unlock(9);
    store.unlock(2);
    expect(store.reached).toBe(3);
  });

  it('R-345 R-347 R-359 a reload keeps the answers and the question that was reached', () => {
    const session = new MemoryStorage();
    const answersBeforeReload = open({}, session);
    answersBeforeReload.choose({ gender: 'female', year: '1985', country: 'DE', region: 'BE' });
    answersBeforeReload.unlock(2);
    expect(open({}, session)).toMatchObject({ reached: 2, prefill: answersBeforeReload.prefill });
  });

  it('R-347 ignores stored answers that do not fit', () => {
    const stored = { [PATH]: { answers: { gender: 'other', year: 1990, country: null, reached: 'all' } } };
    const session = new MemoryStorage({ 'lander-choices': JSON.stringify(stored) });
    expect(open({ settings: { geoip_selected_country: 'NL' } }, session)).toMatchObject({
      reached: 0,
      answers: { gender: '', year: '', country: 'NL', region: '' },
    });
  });
});
