// Stands between a program and its files: keeps a second copy of them with what was synced, and fails if it is told to.
//
// DISK_FILES is the directory whose files are meant, DISK_SYNCED the directory of the copies, DISK_FAULT a file whose first
// letter says what fails: f no room, r read-only, s syncing. Files that are deleted are deleted in both places at once.
// The real disk is not synced: who kills the program does not need it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILES 64
#define HANDLES 65536

// Bytes that were written and not synced.
struct range {
    off_t from, to;
};

struct file {
    char name[NAME_MAX + 1];
    struct range *dirty;
    size_t count, room;
};

static struct file files[FILES];
static unsigned char file_of[HANDLES]; // The place among the files, and one more.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int real_open(const char *path, int flags, mode_t mode) {
    REAL(int, "open64", const char *, int, ...);
    return real(path, flags, mode);
}

static ssize_t real_pwrite(int fd, const void *from, size_t size, off_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
    return real(fd, from, size, at);
}

static int real_ftruncate(int fd, off_t size) {
    REAL(int, "ftruncate64", int, off_t);
    return real(fd, size);
}

static int real_close(int fd) {
    REAL(int, "close", int);
    return real(fd);
}

static int real_unlink(const char *path) {
    REAL(int, "unlink", const char *);
    return real(path);
}

static const char *name_within(const char *path) {
    const char *directory = getenv("DISK_FILES");
    size_t length = directory ? strlen(directory) : 0;
    if (!length || strncmp(path, directory, length) || path[length] != '/') return NULL;
    const char *name = path + length + 1;
    size_t end = strlen(name);
    // Shared memory is no file: it is made anew.
    if (strchr(name, '/') || end > NAME_MAX || (end > 4 && !strcmp(name + end - 4, "-shm"))) return NULL;
    return name;
}

static void copy_path(const char *name, char *path) {
    snprintf(path, PATH_MAX, "%s/%s", getenv("DISK_SYNCED"), name);
}

static char fault(void) {
    const char *path = getenv("DISK_FAULT");
    int fd = path ? real_open(path, O_RDONLY, 0) : -1;
    if (fd < 0) return 0;
    char letter = 0;
    if (read(fd, &letter, 1) != 1) letter = 0;
    real_close(fd);
    return letter;
}

static int forbidden(void) {
    char letter = fault();
    if (letter == 'f') errno = ENOSPC;
    if (letter == 'r') errno = EROFS;
    return letter == 'f' || letter == 'r';
}

static struct file *of(int fd) {
    return fd >= 0 && fd < HANDLES && file_of[fd] ? &files[file_of[fd] - 1] : NULL;
}

static int opened(const char *path, int flags, mode_t mode) {
    const char *name = name_within(path);
    if (name && (flags & (O_WRONLY | O_RDWR)) && fault() == 'r') {
        errno = EROFS;
        return -1;
    }
    int fd = real_open(path, flags, mode);
    if (fd < 0 || fd >= HANDLES) return fd;
    file_of[fd] = 0;
    if (!name) return fd;
    pthread_mutex_lock(&lock);
    int place = 0;
    while (place < FILES - 1 && files[place].name[0] && strcmp(files[place].name, name)) place++;
    strcpy(files[place].name, name);
    file_of[fd] = place + 1;
    pthread_mutex_unlock(&lock);
    return fd;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        return opened(path, flags, mode); \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    if (fd >= 0 && fd < HANDLES) file_of[fd] = 0;
    return real_close(fd);
}

static void dirty(struct file *file, off_t from, off_t to) {
    pthread_mutex_lock(&lock);
    if (file->count == file->room) {
        file->room = file->room ? file->room * 2 : 64;
        file->dirty = realloc(file->dirty, file->room * sizeof *file->dirty);
        if (!file->dirty) abort();
    }
    file->dirty[file->count++] = (struct range){from, to};
    pthread_mutex_unlock(&lock);
}

static ssize_t written(int fd, const void *from, size_t size, off_t at) {
    struct file *file = of(fd);
    if (file && forbidden()) return -1;
    ssize_t done = real_pwrite(fd, from, size, at);
    if (file && done > 0) dirty(file, at, at + done);
    return done;
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at) {
    return written(fd, from, size, at);
}

ssize_t pwrite64(int fd, const void *from, size_t size, off_t at) {
    return written(fd, from, size, at);
}

ssize_t write(int fd, const void *from, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    struct file *file = of(fd);
    if (!file) return real(fd, from, size);
    if (forbidden()) return -1;
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t done = real(fd, from, size);
    if (done > 0) dirty(file, at, at + done);
    return done;
}

static int cut(int fd, off_t size) {
    return of(fd) && forbidden() ? -1 : real_ftruncate(fd, size);
}

int ftruncate(int fd, off_t size) {
    return cut(fd, size);
}

int ftruncate64(int fd, off_t size) {
    return cut(fd, size);
}

int unlink(const char *path) {
    const char *name = name_within(path);
    if (name && forbidden()) return -1;
    if (name) {
        char copy[PATH_MAX];
        copy_path(name, copy);
        real_unlink(copy);
    }
    return real_unlink(path);
}

// What was written until now is on disk from now on.
static int synced(int fd) {
    struct file *file = of(fd);
    if (!file) return 0;
    if (fault() == 's') {
        errno = EIO;
        return -1;
    }
    char path[PATH_MAX], bytes[65536];
    struct stat status;
    copy_path(file->name, path);
    pthread_mutex_lock(&lock);
    int copy = real_open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
    for (size_t n = 0; copy >= 0 && n < file->count; n++) {
        struct range range = file->dirty[n];
        while (range.from < range.to) {
            size_t rest = range.to - range.from;
            ssize_t got = pread(fd, bytes, rest < sizeof bytes ? rest : sizeof bytes, range.from);
            if (got <= 0 || real_pwrite(copy, bytes, got, range.from) != got) break;
            range.from += got;
        }
    }
    if (copy >= 0 && !fstat(fd, &status) && !real_ftruncate(copy, status.st_size)) file->count = 0;
    if (copy >= 0) real_close(copy);
    pthread_mutex_unlock(&lock);
    return 0;
}

int fsync(int fd) {
    return synced(fd);
}

int fdatasync(int fd) {
    return synced(fd);
}
