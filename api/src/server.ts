import { serve } from './serve';

serve(null);
