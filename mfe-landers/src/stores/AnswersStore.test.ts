import { aStore, type StoreOptions } from '@rendezvous/shared/testing';
import { AnswersStore } from './AnswersStore';

const open = (options: StoreOptions = {}) => new AnswersStore(aStore(options).store);

describe('AnswersStore', () => {
  it('R-345 who, age and place become the start of the sign-up', () => {
    const store = open();
    store.choose({ gender: 'male' });
    store.choose({ year: '1990' });
    store.choose({ country: 'DE', region: 'BE' });
    expect(store.prefill).toEqual({ gender: 'male', date_of_birth: '1990--', country: 'DE', region: 'BE' });
  });

  it('R-345 what was not answered is not told, but the country of the visit', () => {
    expect(open({ settings: { geoip_selected_country: 'FR' } }).prefill).toEqual({ country: 'FR', region: '' });
  });

  it('R-190 offers the years of people from 18 to 99, and none of somebody younger', () => {
    const { years } = open();
    const { clock } = aStore();
    expect(Number(years[0])).toBe(new Date(clock.now()).getUTCFullYear() - 18);
    expect(Number(years.at(-1))).toBe(Number(years[0]) - 82);
    expect(new Set(years).size).toBe(years.length);
  });

  it('R-345 goes on to the end and back to the beginning, no further', () => {
    const store = open();
    store.back();
    expect(store.step).toBe(0);
    for (let press = 0; press < 5; press++) store.goOn();
    expect(store).toMatchObject({ step: 3, isDone: true });
    store.back();
    expect(store).toMatchObject({ step: 2, isDone: false });
  });
});
