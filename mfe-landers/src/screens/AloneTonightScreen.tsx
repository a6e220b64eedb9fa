import { EveningLander } from '../components/EveningLander';

export const AloneTonightScreen = EveningLander;
