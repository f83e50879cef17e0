// `npm run generate`: writes the generated files again, after a change to a collection or to the table of rooms.
import { generate } from './lib/generated.mjs';

await generate();
