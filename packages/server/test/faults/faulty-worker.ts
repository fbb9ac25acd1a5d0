/** The worker of the embedded database, on a disk that may fail. */
import './faulty-files.ts';
import '../../src/store/embedded-worker.ts';
