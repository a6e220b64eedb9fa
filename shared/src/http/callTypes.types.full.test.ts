import type { HttpClient } from './HttpClient';

/** Calls that nobody makes: these tests are compiled with their types (ts-jest), and an error that is expected and does not come is one. */
const written = (_calls: (http: HttpClient) => void): void => undefined;

describe('what the contract does not have does not compile', () => {
  it('a path, or a method of a path', () => {
    written((http) => {
      void http.get('/api/user.php');
      // @ts-expect-error there is no such path
      void http.get('/api/users.php');
      // @ts-expect-error nothing is deleted there
      void http.delete('/api/geocode.php', {});
    });
  });

  it('a query or a body of another shape', () => {
    written((http) => {
      void http.get('/api/geocode.php', { lat: 52.4, lon: 4.9 });
      // @ts-expect-error without its query
      void http.get('/api/geocode.php');
      // @ts-expect-error lat is a number
      void http.get('/api/geocode.php', { lat: '52.4', lon: 4.9 });
      void http.put('/api/user.php', { language: 'fi' });
      // @ts-expect-error no language of the site
      void http.put('/api/user.php', { language: 'xx' });
    });
  });

  it('a field that a reply does not have', () => {
    written(async (http) => {
      const reply = await http.get('/api/geocode.php', { lat: 52.4, lon: 4.9 });
      void reply.city;
      // @ts-expect-error no street is ever told
      void reply.street;
    });
  });
});
