import { LiveEvents } from './LiveEvents';
import { PushedNews } from './PushedNews';

/** What brings news to a page that is open, beside the polls. */
export const Live = () => (
  <>
    <LiveEvents />
    <PushedNews />
  </>
);
