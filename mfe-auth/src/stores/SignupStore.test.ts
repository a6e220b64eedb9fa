import { CONFIRMATION_MAIL_INTERVAL_S } from '@rendezvous/shared/contract';
import { aCompany, anError, aStore, aUser, MemoryStorage, type StoreOptions } from '@rendezvous/shared/testing';
import { SignupStore } from './SignupStore';
import type { SignupValues } from './SignupValues';

function open(options: StoreOptions = {}, storedSignup?: object) {
  const session = new MemoryStorage(storedSignup ? { 'signup-form': JSON.stringify(storedSignup) } : {});
  const api = { 'GET /api/companyinfo.php': { company: aCompany() }, ...options.api };
  const setup = aStore({ ...options, api, services: { session } });
  return { ...setup, session, signup: new SignupStore(setup.store) };
}

interface ChangesBetweenBegins {
  /** Country of the visit at the second call. */
  country?: string;
  input?: Partial<SignupValues>;
  step?: number;
  prefill?: { country: string; region: string };
}

describe('SignupStore', () => {
  it('R-182 presets the country of the visit', () => {
    const { signup } = open({ settings: { geoip_selected_country: 'DE' } });
    signup.begin({});
    expect(signup.values.country).toBe('DE');
  });

  it.each([
    ['as long as no step depends on it', {}, 'PL'],
    ['unless the settings no longer contain one', { country: '' }, 'NL'],
    ['but not once it has a region', { input: { region: 'NL-NH' } }, 'NL'],
    ['but not once its step is complete', { step: 3 }, 'NL'],
    ['but not where another one was chosen', { input: { country: 'DE' } }, 'DE'],
    ['also where a lander passed it on', { prefill: { country: 'NL', region: '' } }, 'PL'],
    ['but not where another one was chosen on a lander', { prefill: { country: 'DE', region: '' } }, 'DE'],
  ])(
    'R-182 the preset country follows that of the visit, %s',
    (_, { country = 'PL', input, step, prefill }: ChangesBetweenBegins, expected) => {
      const first = open({ settings: { geoip_selected_country: 'NL' } });
      first.signup.begin(prefill ? { prefill } : {});
      first.signup.storeInput({ gender: 'male', ...input });
      if (step !== undefined) first.signup.unlockStep(step);
      first.store.settings.set({ ...first.store.settings.current, geoip_selected_country: country });
      first.signup.begin({});
      expect(first.signup.values.country).toBe(expected);
    },
  );

  it('R-136 R-182 the preset country follows the one that the visitor chooses for the site, which starts the screens anew', () => {
    const first = open({ settings: { geoip_selected_country: 'NL' } });
    first.signup.begin({});
    first.signup.storeInput({ gender: 'male' });
    const { signup } = open({ settings: { geoip_selected_country: 'PL' } }, JSON.parse(first.session.get('signup-form') ?? '') as object);
    signup.begin({});
    expect(signup.values).toMatchObject({ gender: 'male', country: 'PL' });
  });

  it('R-347 uses values from a lander, but never overwrites entered ones', () => {
    const { signup } = open({}, { values: { gender: 'male' }, reached: 1 });
    signup.begin({ prefill: { gender: 'female', region: 'NL-NH', interests: ['beach'] } });
    expect(signup.values).toMatchObject({ gender: 'male', region: 'NL-NH', interests: ['beach'] });
  });

  it('R-345 R-346 uses the year of birth and the first message from a lander', () => {
    const { signup } = open({}, { values: { signup_message: 'Typed before' }, reached: 0 });
    signup.begin({ prefill: { date_of_birth: '1990--', signup_message: 'Hello' } });
    expect(signup.values).toMatchObject({ date_of_birth: '1990--', signup_message: 'Typed before' });
  });

  it('R-357 a new choice on a lander replaces the old one until the visitor enters a value', () => {
    const { signup } = open({ settings: { geoip_selected_country: 'NL' } });
    signup.begin({ prefill: { country: 'NL', region: 'UT' } });
    signup.begin({ prefill: { country: 'NL', region: 'ZH' } });
    expect(signup.values.region).toBe('ZH');
    signup.begin({ prefill: {} });
    expect(signup.values.region).toBe('');
    signup.storeInput({ region: 'NB' });
    signup.begin({ prefill: { country: 'NL', region: 'UT' } });
    expect(signup.values.region).toBe('NB');
  });

  it('R-347 R-356 R-357 after a reload, too, a new choice on a lander replaces the old one, and a dropped one is gone', () => {
    const first = open({ settings: { geoip_selected_country: 'NL' } });
    first.signup.begin({ prefill: { gender: 'male', country: 'NL', region: 'UT', interests: ['art'] } });
    first.signup.storeInput({ name: 'Anna85' });
    const { signup } = open({ settings: { geoip_selected_country: 'NL' } }, JSON.parse(first.session.get('signup-form') ?? '') as object);
    signup.begin({ prefill: { gender: 'female' } });
    expect(signup.values).toMatchObject({ name: 'Anna85', gender: 'female', region: '', interests: [] });
  });

  it('R-347 what was chosen on a lander is still filled in on the sign-up page', () => {
    const { signup } = open({ settings: { geoip_selected_country: 'NL' } });
    signup.begin({ prefill: { gender: 'male', region: 'UT', interests: ['art'] } });
    signup.begin({});
    expect(signup.values).toMatchObject({ gender: 'male', region: 'UT', interests: ['art'] });
  });

  it('R-357 ignores the region of a country other than the entered one', () => {
    const { signup } = open({}, { values: { country: 'DE' }, reached: 1 });
    signup.begin({ prefill: { country: 'NL', region: 'UT' } });
    expect(signup.values).toMatchObject({ country: 'DE', region: '' });
  });

  it('R-183 keeps every change for the tab, without the password', () => {
    const { signup, session } = open();
    signup.begin({});
    signup.storeInput({ name: 'Anna85', password: 'four quiet old boats' });
    expect(session.get('signup-form')).toMatch('Anna85');
    expect(session.get('signup-form')).not.toMatch('boats');
  });

  it('R-183 restores the values and the step that was reached', () => {
    const { signup } = open({}, { values: { name: 'Anna85', password: 'x' }, reached: 3 });
    expect(signup.reached).toBe(0);
    signup.begin({});
    expect(signup).toMatchObject({ reached: 3, isTouched: true });
    expect(signup.values).toMatchObject({ name: 'Anna85', password: '' });
  });

  it.each(['nonsense', 'null', '{"values":3}', '{"values":{"name":5,"terms":"yes"}}'])('R-183 ignores broken stored data: %s', (text) => {
    const { signup, session } = open();
    session.set('signup-form', text);
    signup.begin({});
    expect(signup).toMatchObject({ reached: 0, values: { name: '', terms: false } });
  });

  it('R-047 is in progress once a value was entered', () => {
    const { signup } = open();
    signup.begin({});
    expect(signup.isTouched).toBe(false);
    signup.storeInput({ gender: 'male' });
    expect(signup.isTouched).toBe(true);
  });

  it('R-196 is closed until a campaign is known, where one is needed', () => {
    const { signup, store } = open({ settings: { signups: 'with_trafficsource' } });
    signup.begin({});
    expect(signup.gate).toBe('traffic_source_needed');
    store.session.captureTracking('?network=partner1');
    signup.begin({});
    expect(signup.gate).toBe('open');
  });

  it('R-189 a name that cannot be checked is left to the submit', async () => {
    const { signup, api } = open();
    api.online = false;
    await expect(signup.checkName('Anna85')).resolves.toBeNull();
  });

  it('R-189 a taken name does not complete its step', async () => {
    const { signup } = open({ api: { 'GET /api/check-name.php': { available: false } } });
    signup.begin({});
    await expect(signup.finishStep(3)).resolves.toBe(false);
    expect(signup.refusal?.fields).toEqual({ name: 'username_taken' });
    expect(signup.reached).toBe(0);
  });

  it('R-198 signs the member in before reporting where to go, and clears the entered values', async () => {
    const next = '/signup-matches?api_signup_complete=1';
    const { signup, store, session } = open({ api: { 'POST /api/signup.php': { user: aUser(), next } } });
    signup.begin({});
    signup.storeInput({ name: 'Anna85' });
    session.set('lander-choices', '{"/landers/gallery":{}}');
    const onDone = jest.fn(() => store.session.isSignedIn);
    await signup.submit(onDone);
    expect(onDone).toHaveBeenCalledWith(next);
    expect(onDone).toHaveReturnedWith(true);
    expect(session.get('signup-form')).toBeNull();
    expect(session.get('lander-choices')).toBeNull();
    expect(signup.values.name).toBe('');
  });

  it('R-203 the confirmation mail of the sign-up counts: the next one can be asked for two minutes later', async () => {
    const next = '/signup-matches?api_signup_complete=1';
    const { signup, store } = open({ api: { 'POST /api/signup.php': { user: aUser({ status: 'not_confirmed' }), next } } });
    signup.begin({});
    await signup.submit(jest.fn());
    expect(store.session.secondsUntilMail).toBe(CONFIRMATION_MAIL_INTERVAL_S);
  });

  it('R-171 returns the step a rejection belongs to and keeps everything', async () => {
    const { signup } = open({
      api: { 'POST /api/signup.php': anError('validation', {}, { password: 'password_weak', region: 'validation' }) },
    });
    signup.begin({});
    signup.storeInput({ name: 'Anna85' });
    await expect(signup.submit(jest.fn())).resolves.toBe(2);
    expect(signup.values.name).toBe('Anna85');
  });
});
