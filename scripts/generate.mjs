// `npm run generate`: writes the content service's generated files anew, after a change to a collection.
import { generate } from './lib/generated.mjs';

generate();
