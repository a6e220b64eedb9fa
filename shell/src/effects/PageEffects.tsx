import { Polling } from '../polling/Polling';
import { Connectivity } from './Connectivity';
import { KeptPages } from './KeptPages';
import { MemberLater } from './MemberLater';
import { PageHidden } from './PageHidden';
import { RootElement } from './RootElement';
import { StartUp } from './StartUp';

/** What follows the store or the browser without showing anything. */
export const PageEffects = () => (
  <>
    <StartUp />
    <RootElement />
    <Connectivity />
    <KeptPages />
    <PageHidden />
    <Polling />
    <MemberLater />
  </>
);
