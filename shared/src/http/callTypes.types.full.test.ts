import { geocode } from '../calls/geocode';
import { request } from '../calls/request';
import { chooseLanguage, readUser } from '../calls/user';
import type { HttpClient } from './HttpClient';

/** Takes calls that are never made: ts-jest only type-checks them, and an expected error that does not occur is itself an error. */
const typeCheckOnly = (_calls: (http: HttpClient) => void | Promise<void>): void => undefined;

describe('undeclared parts of a call do not compile', () => {
  it('a query or a body of another shape', () => {
    typeCheckOnly((http) => {
      void request(http, readUser);
      void request(http, geocode, { lat: 52.4, lon: 4.9 });
      // @ts-expect-error without its query
      void request(http, geocode);
      // @ts-expect-error lat must be a number
      void request(http, geocode, { lat: '52.4', lon: 4.9 });
      void request(http, chooseLanguage, { language: 'fi' });
      // @ts-expect-error not a language of the site
      void request(http, chooseLanguage, { language: 'xx' });
      // @ts-expect-error without its body
      void request(http, chooseLanguage);
    });
  });

  it('a field that a reply does not have', () => {
    typeCheckOnly(async (http) => {
      const reply = await request(http, geocode, { lat: 52.4, lon: 4.9 });
      void reply.city;
      // @ts-expect-error the reply has no street
      void reply.street;
    });
  });
});
