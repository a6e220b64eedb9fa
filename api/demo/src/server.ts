import { serve } from '../../src/serve';
import { demo } from './demo';

serve(demo);
