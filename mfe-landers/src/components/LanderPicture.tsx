import { EveningPicture } from './evening/EveningPicture';
import { ScenePicture } from './ScenePicture';

const DRAWN_HERE = 'evening';

interface LanderPictureProps {
  /** Name of the picture in the lander's document; the evening when absent. */
  name: string | undefined;
}

/** The picture named by a lander's document: the evening is drawn here, others come from the server. */
export const LanderPicture = ({ name = DRAWN_HERE }: LanderPictureProps) =>
  name === DRAWN_HERE ? <EveningPicture /> : <ScenePicture name={name} />;
