import { startSite } from './startSite';

startSite(null);
