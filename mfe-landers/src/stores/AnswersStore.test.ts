import { anError, aStore, type StoreOptions } from '@rendezvous/shared/testing';
import { AnswersStore } from './AnswersStore';

const CHECK_AGE = 'POST /api/check-age.php';

const open = (options: StoreOptions = {}) => new AnswersStore(aStore(options).store);

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

  it('R-190 offers birth years up to age 99, including those of minors', () => {
    const { years } = open();
    const { clock } = aStore();
    const now = new Date(clock.now()).getUTCFullYear();
    expect(years).toEqual(expect.arrayContaining([String(now - 17), String(now - 18), String(now - 99)]));
    expect(Number(years.at(-1))).toBe(now - 100);
    expect(new Set(years).size).toBe(years.length);
  });

  it('R-191 the server checks a year of birth by its first day', async () => {
    const { store, api } = aStore({ api: { [CHECK_AGE]: { adult: true } } });
    const answers = new AnswersStore(store);
    answers.choose({ year: '1990' });
    await answers.checkYear();
    expect(api.calls(CHECK_AGE)).toEqual([{ date_of_birth: '1990-01-01' }]);
    expect(answers.step).toBe(1);
  });

  it('R-191 stops a minor and keeps none of the answers', async () => {
    const answers = open({ api: { [CHECK_AGE]: anError('underage') } });
    answers.choose({ gender: 'male', year: '2012' });
    await answers.checkYear();
    expect(answers).toMatchObject({ isUnderage: true, step: 0, isDone: false });
    expect(answers.prefill).not.toHaveProperty('gender');
    expect(answers.prefill).not.toHaveProperty('date_of_birth');
  });

  it('R-191 without a reply, leaves the age check to the sign-up', async () => {
    const answers = open({ api: { [CHECK_AGE]: anError('server_error') } });
    answers.choose({ year: '1990' });
    await answers.checkYear();
    expect(answers).toMatchObject({ isUnderage: false, step: 1 });
  });

  it('R-345 steps forward to the end and back to the beginning, but no further', () => {
    const store = open();
    store.goBack();
    expect(store.step).toBe(0);
    for (let press = 0; press < 5; press++) store.goToNext();
    expect(store).toMatchObject({ step: 3, isDone: true });
    store.goBack();
    expect(store).toMatchObject({ step: 2, isDone: false });
  });
});
