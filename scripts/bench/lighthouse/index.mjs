// Beside the package.json that has it, where it is found.
export { default } from 'lighthouse';
