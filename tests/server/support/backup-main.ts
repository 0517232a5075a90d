/** The backup and restore commands, built as the product's own are. */
import "#server/backup/main.ts";
