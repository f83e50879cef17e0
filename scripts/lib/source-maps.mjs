// Stack traces name files and lines of the sources. Node's own switch would also read the maps of all packages.
import module from 'node:module';

// Older Node versions only start the installation.
module.setSourceMapsSupport?.(true);
