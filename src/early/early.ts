/**
 * What a page sent whole runs ahead of its code, in one small file: it keeps presses, and fetches
 * the code once what is seen has come.
 */
import "./presses.ts";
import "./code.ts";
