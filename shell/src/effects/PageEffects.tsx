import { Polling } from '../polling/Polling';
import { Connectivity } from './Connectivity';
import { KeptPages } from './KeptPages';
import { MemberLater } from './MemberLater';
import { PageHidden } from './PageHidden';
import { RootElement } from './RootElement';
import { StartUp } from './StartUp';

/** Effects that follow the store or the browser and render nothing. */
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
